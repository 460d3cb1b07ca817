/** What may decide the game soon, announced a round ahead. */
export interface Warning {
  /** The same warning has the same id in each position. */
  id: string;
  text: string;
  /** Whether it happens in this or the next round unless a player prevents it. */
  grave?: boolean;
}
