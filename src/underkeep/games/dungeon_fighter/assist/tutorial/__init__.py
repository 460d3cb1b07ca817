"""The tutorial: topics with conditions over the learner's view and events."""
