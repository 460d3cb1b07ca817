"""The printed sets of Boss Monster, one module or folder each; the catalogue finds them."""
