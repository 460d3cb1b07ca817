"""The printed set of Super Boss Monster; the catalogue of Boss Monster finds it."""
