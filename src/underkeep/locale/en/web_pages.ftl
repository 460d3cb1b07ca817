### Pages that people write

pages-about = Write or paste a page. It is checked while you type, and nothing in it is executed. Save it to play it with friends and to share its link.
pages-mine = Your pages
pages-new = New page
pages-text = Text of the page
pages-save = Save
pages-saved = Saved
pages-play = Play
pages-copy = Copy to my pages
pages-share = Copy link
pages-delete = Delete
pages-delete-really = Delete for good
pages-keep = Keep it
pages-by = a page by { $name }
pages-checking = Checking…
pages-good = No mistakes. This page can be played.
pages-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
  }
pages-mistakes-first = A page with mistakes cannot be played.
pages-before = The last version without mistakes:
pages-line = Line { $line }
