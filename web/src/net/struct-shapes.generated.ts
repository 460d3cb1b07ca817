/* Made by `npm run types` from schema/underkeep.json. */
export type Shape = Record<string, { or?: unknown; is?: string; each?: string }>;
export const shapes: Record<string, Shape> = {
 "Achieved": {
  "score": {
   "is": "Score"
  },
  "best": {
   "is": "Score"
  },
  "before": {
   "or": null,
   "is": "Score"
  }
 },
 "Ask": {
  "about": {
   "or": ""
  },
  "options": {
   "or": [],
   "each": "Choice"
  },
  "many": {
   "or": false
  },
  "usual": {
   "or": []
  },
  "first": {
   "or": false
  },
  "unless": {
   "or": ""
  },
  "own": {
   "or": null,
   "is": "Choice"
  }
 },
 "Asked": {
  "prompt": {
   "or": null,
   "is": "Prompt"
  },
  "held": {
   "or": false
  },
  "ahead": {
   "or": false
  },
  "undo": {
   "or": false
  },
  "wish": {
   "or": null,
   "is": "Wish"
  }
 },
 "BestScores": {
  "contests": {
   "each": "Contest"
  }
 },
 "CardFace": {
  "copies": {
   "or": 1
  },
  "traits": {
   "or": {}
  },
  "rulings": {
   "or": []
  },
  "clauses": {
   "or": []
  },
  "names": {
   "or": []
  },
  "design": {
   "or": "printed"
  },
  "designNote": {
   "or": ""
  }
 },
 "Chair": {
  "bot": {
   "or": ""
  },
  "presence": {
   "or": "here"
  },
  "standing": {
   "or": true
  },
  "bank": {
   "or": null
  },
  "ready": {
   "or": false
  }
 },
 "Chapter": {
  "clauses": {
   "each": "Clause"
  },
  "html": {
   "or": ""
  }
 },
 "ChatLine": {
  "seat": {
   "or": null
  }
 },
 "Chatted": {
  "line": {
   "is": "ChatLine"
  }
 },
 "Choice": {
  "about": {
   "or": ""
  },
  "group": {
   "or": ""
  }
 },
 "Contest": {
  "entries": {
   "each": "ContestEntry"
  },
  "setup": {
   "or": {}
  }
 },
 "ContestEntry": {
  "best": {
   "or": null,
   "is": "Score"
  }
 },
 "DeckPart": {
  "bars": {
   "or": [],
   "each": "DeckBar"
  },
  "notes": {
   "or": []
  },
  "warnings": {
   "or": []
  }
 },
 "DeckReport": {
  "parts": {
   "or": [],
   "each": "DeckPart"
  },
  "players": {
   "or": []
  },
  "refusal": {
   "or": ""
  }
 },
 "Ending": {
  "title": {
   "or": ""
  },
  "seed": {
   "or": ""
  },
  "withoutResult": {
   "or": false
  },
  "replay": {
   "or": ""
  },
  "sequel": {
   "or": ""
  }
 },
 "Fair": {
  "over": {
   "or": false
  },
  "seed": {
   "or": ""
  },
  "chosenSeed": {
   "or": null
  },
  "record": {
   "or": ""
  },
  "winners": {
   "or": []
  },
  "scores": {
   "or": []
  },
  "withoutResult": {
   "or": false
  }
 },
 "Farewell": {
  "back": {
   "or": true
  }
 },
 "GameInfo": {
  "asks": {
   "or": [],
   "each": "Ask"
  },
  "presets": {
   "or": [],
   "each": "Preset"
  },
  "bots": {
   "or": [],
   "each": "Choice"
  },
  "tutorial": {
   "or": false
  },
  "occasions": {
   "or": [],
   "each": "Occasion"
  },
  "decks": {
   "or": false
  },
  "contests": {
   "or": false
  },
  "practice": {
   "or": false
  }
 },
 "Hint": {
  "anchors": {
   "or": []
  },
  "clauses": {
   "or": []
  },
  "proposal": {
   "or": []
  }
 },
 "Invitation": {
  "table": {
   "is": "TableInfo"
  },
  "links": {
   "or": [],
   "each": "Link"
  }
 },
 "Line": {
  "struck": {
   "or": false
  }
 },
 "Link": {
  "seat": {
   "or": null
  }
 },
 "Lobby": {
  "mine": {
   "each": "TableInfo"
  },
  "open": {
   "each": "TableInfo"
  },
  "game": {
   "or": ""
  },
  "preset": {
   "or": ""
  }
 },
 "Me": {
  "language": {
   "or": "en"
  },
  "account": {
   "or": ""
  },
  "prefs": {
   "or": {}
  },
  "played": {
   "or": 0
  }
 },
 "Occasion": {
  "about": {
   "or": ""
  },
  "group": {
   "or": ""
  },
  "always": {
   "or": false
  }
 },
 "OfferedOption": {
  "kind": {
   "or": ""
  },
  "what": {
   "or": ""
  },
  "warn": {
   "or": ""
  }
 },
 "People": {
  "chairs": {
   "each": "Chair"
  },
  "watchers": {
   "or": 0
  },
  "status": {
   "or": "playing"
  },
  "rematch": {
   "or": ""
  },
  "sequel": {
   "or": ""
  }
 },
 "Pong": {
  "n": {
   "or": 0
  }
 },
 "Practised": {
  "events": {
   "each": "Told"
  }
 },
 "Preset": {
  "about": {
   "or": ""
  },
  "group": {
   "or": ""
  }
 },
 "Prompt": {
  "mine": {
   "or": false
  },
  "options": {
   "or": [],
   "each": "OfferedOption"
  },
  "grid": {
   "or": null
  },
  "about": {
   "or": []
  },
  "clauses": {
   "or": []
  },
  "reaction": {
   "or": false
  },
  "occasions": {
   "or": []
  },
  "left": {
   "or": null
  },
  "hints": {
   "or": [],
   "each": "Hint"
  },
  "anyone": {
   "or": []
  },
  "suggestions": {
   "or": [],
   "each": "Suggestion"
  }
 },
 "Replay": {
  "start": {
   "is": "Sync"
  },
  "updates": {
   "each": "Update"
  },
  "seats": {
   "or": []
  },
  "eyes": {
   "or": -1
  },
  "key": {
   "or": ""
  }
 },
 "Rulebook": {
  "chapters": {
   "each": "Chapter"
  }
 },
 "Score": {
  "title": {
   "or": ""
  }
 },
 "SetupNotice": {
  "cards": {
   "or": []
  }
 },
 "SetupReport": {
  "notices": {
   "or": [],
   "each": "SetupNotice"
  },
  "refusal": {
   "or": ""
  }
 },
 "StopSettings": {
  "mode": {
   "or": "smart"
  },
  "until": {
   "or": ""
  },
  "never": {
   "or": []
  },
  "always": {
   "or": []
  },
  "skip": {
   "or": []
  },
  "stop": {
   "or": []
  }
 },
 "Sync": {
  "table": {
   "is": "TableInfo"
  },
  "prompt": {
   "or": null,
   "is": "Prompt"
  },
  "seat": {
   "or": null
  },
  "log": {
   "or": [],
   "each": "Line"
  },
  "first": {
   "or": 0
  },
  "events": {
   "or": [],
   "each": "Told"
  },
  "before": {
   "or": {}
  },
  "missed": {
   "or": 0
  },
  "chat": {
   "or": [],
   "each": "ChatLine"
  },
  "stops": {
   "or": null,
   "is": "StopSettings"
  },
  "held": {
   "or": false
  },
  "ahead": {
   "or": false
  },
  "undo": {
   "or": false
  },
  "wish": {
   "or": null,
   "is": "Wish"
  },
  "ending": {
   "or": null,
   "is": "Ending"
  },
  "protocol": {
   "or": 3
  },
  "program": {
   "or": ""
  }
 },
 "TableInfo": {
  "chairs": {
   "each": "Chair"
  },
  "owner": {
   "or": false
  },
  "mine": {
   "or": []
  },
  "hotSeat": {
   "or": false
  },
  "private": {
   "or": true
  },
  "setup": {
   "or": {}
  },
  "pace": {
   "or": "normal"
  },
  "clock": {
   "or": "none"
  },
  "learn": {
   "or": false
  },
  "together": {
   "or": false
  },
  "watchers": {
   "or": 0
  },
  "openHands": {
   "or": false
  },
  "chapter": {
   "or": ""
  },
  "chosen": {
   "or": []
  },
  "notices": {
   "or": []
  },
  "seal": {
   "or": ""
  },
  "rematch": {
   "or": ""
  },
  "sequel": {
   "or": ""
  },
  "created": {
   "or": ""
  }
 },
 "Update": {
  "patch": {
   "or": {}
  },
  "first": {
   "or": 0
  },
  "events": {
   "or": [],
   "each": "Told"
  },
  "prompt": {
   "or": null,
   "is": "Prompt"
  },
  "rewind": {
   "or": null
  },
  "struck": {
   "or": false
  },
  "undo": {
   "or": false
  },
  "wish": {
   "or": null,
   "is": "Wish"
  },
  "ending": {
   "or": null,
   "is": "Ending"
  }
 },
 "Wish": {
  "left": {
   "or": 8
  }
 }
};
