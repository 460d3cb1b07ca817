"""The parts of card abilities that many cards share: targets, costs, and texts of minibosses."""
