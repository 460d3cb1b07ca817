"""Keep the Heroes Out!"""
