import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { namesakes } from '@/lib/tabletop/words/entry-names';
import { counted, isBlank } from '@/lib/tabletop/words/wording';
import { tokenName } from '../names';
import { tokensOf, usualToken } from '../rules/starts';
import { checkNames, report } from './codes';
import type { Survey } from './survey';

/** Checks tokens, the story, and options without effect. */
export function* checkTable(survey: Survey): Generator<Issue> {
  yield* checkTokens(survey);
  const { theme, board, arrows, options } = survey.body;
  if (isBlank(theme)) {
    yield report('walls/no-story', ['theme'], 'Nothing is read aloud before the first spin. Say where you all are.');
  }
  if (board.topology === 'hex' && options.directions === 'diagonals') {
    yield report(
      'walls/diagonals-idle',
      ['options', 'directions'],
      'Hexagons touch along sides only, so arrows cannot point round corners.',
      setTo(['options', 'directions'], 'sides', 'Across sides'),
    );
  }
  if (arrows === 1 && options.arrowOrder === 'free') {
    yield report(
      'walls/order-idle',
      ['options', 'arrowOrder'],
      'Everybody has one arrow, so there is no order to choose.',
      setTo(['options', 'arrowOrder'], 'fixed', 'By their numbers'),
    );
  }
}

function* checkTokens({ body }: Survey): Generator<Issue> {
  const { tokens } = body;
  const { max } = playersOf(body);
  if (tokens.length < max) {
    const all = tokensOf(body, max);
    yield report(
      'walls/too-few-tokens',
      ['tokens'],
      `There ${tokens.length === 1 ? 'is' : 'are'} ${counted(tokens.length, 'token')} for ${max} players. Add ${max - tokens.length}.`,
      {
        label: `Add ${all.slice(tokens.length).map(tokenName).join(', ')}`,
        patches: all.slice(tokens.length).map((entry) => ({ op: 'insert', path: ['tokens'], entry: { ...entry } })),
      },
    );
  }
  const other = usualToken(tokens);
  const alike = namesakes(tokens.map(({ shape, colour }) => `${shape} ${colour}`));
  for (const i of alike) {
    const { id = '', shape, colour } = tokens[i] ?? {};
    const path = ['tokens', id, 'shape'];
    const message = `Another token is a ${colour} ${shape} too, so nobody can tell them apart. Choose another shape and colour.`;
    yield report('walls/tokens-alike', path, message, {
      label: `Make it a ${other.colour} ${other.shape}`,
      patches: (['shape', 'colour'] as const).map((key) => ({
        op: 'set',
        path: ['tokens', id, key],
        value: other[key],
      })),
    });
  }
  for (const i of namesakes(tokens.map(({ shape }) => shape))) {
    if (alike.includes(i)) continue;
    const { id = '', shape } = tokens[i] ?? {};
    const path = ['tokens', id, 'shape'];
    const message = `Another token is a ${shape} too. Shapes tell them apart where colours do not.`;
    yield report('walls/shape-twice', path, message, setTo(path, other.shape, `Make it a ${other.shape}`));
  }
  for (const i of namesakes(tokens.map(({ colour }) => colour))) {
    if (alike.includes(i)) continue;
    const { id = '', colour } = tokens[i] ?? {};
    const path = ['tokens', id, 'colour'];
    const message = `Another token is ${colour} too, and so are its box and its arrows.`;
    yield report('walls/colour-twice', path, message, setTo(path, other.colour, `Make it ${other.colour}`));
  }
  yield* checkNames(['tokens'], 'name', tokens);
}
