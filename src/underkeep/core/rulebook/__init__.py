"""The rules as players read and look them up."""
