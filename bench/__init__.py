"""Benchmarks of Underkeep, and of the libraries it is compared with."""
