"""The tactics cards: ten for each clan (KHO-3.3)."""

from __future__ import annotations

from underkeep.core.capabilities.card_designs import PARTLY_OWN
from underkeep.games.keep_the_heroes_out.cards.card_types import Tactic

TACTICS = (
    # --- rats
    Tactic("rats", "Scurry", "Rozbiegówka", 3, "horde(move) / melee", design=PARTLY_OWN),
    Tactic("rats", "Gnaw at Everything", "Co się da zgryźć", 3, "activate*2 / move", design=PARTLY_OWN),
    Tactic("rats", "Swarm", "Rój", 2, "horde(melee) / move", design=PARTLY_OWN),
    Tactic("rats", "Out of the Drain", "Prosto z rury", 1, "ambush:3@bones", design=PARTLY_OWN),
    Tactic("rats", "Brood", "Wylęg", 1, "ambush:2@gem / draw"),
    # --- dragon
    Tactic("dragon", "Fire Breath", "Ziejący ogień", 3, "ranged*2 / melee*2"),
    Tactic("dragon", "Swoop", "Pikowanie", 2, "move*2 + melee / ranged"),
    Tactic("dragon", "Tail Sweep", "Zamach ogonem", 1, "melee*3"),
    Tactic("dragon", "Nap on the Hoard", "Drzemka na skarbie", 2, "activate + draw / move*2"),
    Tactic("dragon", "Back to the Hoard", "Powrót na stos złota", 2, "ambush:1@gem + draw / defend*2"),
    # --- gnolls
    Tactic("gnolls", "Pay the Pack", "Żołd dla sfory", 2, "discard:coin -> summon:3@here", design=PARTLY_OWN),
    Tactic("gnolls", "Shakedown", "Haracz", 2, "melee -> place:coin", design=PARTLY_OWN),
    Tactic("gnolls", "Pack Rush", "Szarża sfory", 3, "move + melee / activate"),
    Tactic("gnolls", "Cackling Charge", "Szaleńczy chichot", 1, "horde(melee) / move*2"),
    Tactic("gnolls", "War Cry", "Okrzyk bojowy", 1, "reinforce:melee", design=PARTLY_OWN),
    Tactic("gnolls", "Muster", "Zbiórka", 1, "ambush:2@swords / draw"),
    # --- imps
    Tactic("imps", "Tinker", "Majsterkowanie", 3, "trap / activate*2"),
    Tactic("imps", "Quick Feet", "Szybkie nóżki", 2, "move*2 + activate"),
    Tactic("imps", "Cunning Plan", "Chytry plan", 1, "draw*2 / trap"),
    Tactic("imps", "Pitchfork", "Widły", 2, "melee / move*2"),
    Tactic("imps", "Pop Up", "A kuku!", 2, "ambush:2@swords + move"),
    # --- skeletons
    Tactic("skeletons", "Rise Again", "Powstań z martwych", 2, "ambush:2@eye / defend"),
    Tactic("skeletons", "Reassemble", "Poskładaj się", 2, "discard:bone -> summon:2@here / activate"),
    Tactic("skeletons", "Rattle", "Grzechot", 2, "activate*2 / melee"),
    Tactic("skeletons", "Bone Wall", "Mur z kości", 2, "defend*2 / move"),
    Tactic("skeletons", "Old Blades", "Stare ostrza", 2, "melee*2 / move", design=PARTLY_OWN),
    # --- blob
    Tactic("blob", "Split", "Podział", 3, "defend -> summon:1@here / move", design=PARTLY_OWN),
    Tactic("blob", "Ooze", "Przelew", 2, "move*2 / activate"),
    Tactic("blob", "Engulf", "Pochłonięcie", 2, "melee -> summon:1@here", design=PARTLY_OWN),
    Tactic("blob", "Bubble Up", "Bulgot", 2, "ambush:3@bones / activate"),
    Tactic("blob", "Slosh", "Chlust", 1, "horde(move)", design=PARTLY_OWN),
    # --- lizardfolk
    Tactic("lizardfolk", "Hit and Run", "Uderz i zmykaj", 3, "melee -> move / ranged"),
    Tactic("lizardfolk", "Blowdart", "Strzałka z dmuchawki", 2, "ranged + move"),
    Tactic("lizardfolk", "Marsh Patrol", "Patrol na bagnach", 2, "move*2 / activate*2"),
    Tactic("lizardfolk", "Call of the Swamp", "Zew bagien", 2, "ambush:2@bones / move"),
    Tactic("lizardfolk", "Hunting Party", "Łowy", 1, "reinforce:move"),
    # --- witches
    Tactic("witches", "Mumbled Rhyme", "Mruczanka", 3, "activate*2 / move"),
    Tactic("witches", "Hex", "Urok", 2, "ranged / draw"),
    Tactic("witches", "Broom Ride", "Lot na miotle", 2, "move*2 + activate"),
    Tactic("witches", "Gateway", "Brama", 1, "portal + draw"),
    Tactic("witches", "Call the Sister", "Wezwanie siostry", 2, "ambush:1@hat + draw"),
    # --- spirits
    Tactic("spirits", "Whoosh", "Świst", 2, "activate*3 / draw"),
    Tactic("spirits", "Flying Crockery", "Latająca zastawa", 2, "place:book / place:bone"),
    Tactic("spirits", "Fright", "Strach", 2, "melee + activate / defend"),
    Tactic("spirits", "Rattling Chains", "Brzęk łańcuchów", 2, "move*2 / draw"),
    Tactic("spirits", "Manifest", "Zjawa", 1, "ambush:2@eye / activate"),
    Tactic("spirits", "Seance", "Seans", 1, "ambush:1@hat + draw"),
)
