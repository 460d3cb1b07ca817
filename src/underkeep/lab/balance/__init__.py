"""Balance studies: many games of one game, and the page that reports them."""
