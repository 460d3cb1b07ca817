### Boss Monster: Powstanie Minibossów, the third base set (RMB): Polish names and wordings, by card id.


## Bosses


## Rooms


## Minibosses


## Spells


## Heroes

