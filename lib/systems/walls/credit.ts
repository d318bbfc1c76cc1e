/** Credit line, also printed on every kit (rules 13). */
export const CREDIT =
  'TRAPPED™ is © John Christian, 2023. The words here are our own. Videos and the current rules: JohnGames.com/trapped. We are not affiliated with him.';
