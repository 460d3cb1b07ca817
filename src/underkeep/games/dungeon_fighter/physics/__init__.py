"""The physics of a throw: a gesture goes in (`gesture`), an outcome comes out (`outcome`).

`gesture` and `outcome` are plain data without any library; the rules use nothing else. All modules that need the
physics engine load it at the first throw.
"""
