### Pages that people write

pages-about = Write or paste a page. It is checked while you type, and nothing in it is executed. Save it to play it with friends and to share it by a link.
pages-mine = Your pages
pages-new = New page
pages-text = The text of the page
pages-save = Save
pages-saved = Saved
pages-play = Play
pages-copy = Copy to my pages
pages-share = Copy the link
pages-delete = Delete
pages-delete-really = Delete it for good
pages-keep = Keep it
pages-by = a page by { $name }
pages-checking = Checking …
pages-good = No mistakes. This page can be played.
pages-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
  }
pages-mistakes-first = A page with mistakes cannot be played.
pages-before = The page before these mistakes:
pages-line = Line { $line }
