"""The throw: what a hand does (`gesture`), what becomes of it (`landing`), and the physics in between.

`gesture` and `landing` are plain data without any library; the rules know nothing else. Everything that needs the
physics engine imports it when the first die flies.
"""
