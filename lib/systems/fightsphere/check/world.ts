import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/reporter';
import { called, isBlank } from '@/lib/tabletop/wording';
import { thresholdOf } from '../rules/thresholds';
import type { Campaign } from '../schema';
import { checkList, report } from './report';

export function* checkWorld({ worldOfOrigin }: Campaign): Generator<Issue> {
  if (!isBlank(worldOfOrigin)) return;
  const message = 'Nobody knows where the Gladiators come from. Say which world they were all taken from.';
  yield report('fightsphere/no-world', ['worldOfOrigin'], message);
}

/** The way down: its names, something to do on each layer, and whether it gets harder. */
export function* checkLayers(body: Campaign): Generator<Issue> {
  const { layers, episodes } = body;
  if (layers.length === 0) {
    yield report('fightsphere/no-layer', ['layers'], 'There is no layer yet. Add the surface, then the way down.');
  }
  yield* checkList(['layers'], 'name', layers, { noun: 'Layer', code: 'fightsphere/layer-unnamed' });
  for (const [place, layer] of layers.entries()) {
    const [name, path] = [called(layer.name, 'Layer', place), ['layers', layer.id]];
    if (!episodes.some((episode) => episode.layer === layer.id)) {
      const message = `No episode happens on ${name}. Add one, or the GM has to make it up.`;
      yield report('fightsphere/layer-empty', path, message);
    }
    const above = layers[place - 1];
    if (!above) continue;
    const [here, before] = [thresholdOf(body, place), thresholdOf(body, place - 1)];
    if (here < before) {
      const at = [...path, 'thresholdOverride'];
      const message = `${name} has a Threshold of ${here}, below the ${before} of the layer above. It should not get easier.`;
      yield report('fightsphere/threshold-falls', at, message, setTo(at, before, `Threshold ${before}`));
    }
    if (layer.techFrequency < above.techFrequency) {
      const at = [...path, 'techFrequency'];
      const message = `Sphere tech is rarer on ${name} than on the layer above. It usually grows towards the Core.`;
      const fix = setTo(at, above.techFrequency, `${above.techFrequency} in 100`);
      yield report('fightsphere/tech-falls', at, message, fix);
    }
  }
}

export function* checkCore({ coreHints }: Campaign): Generator<Issue> {
  if (coreHints.some(({ text }) => !isBlank(text))) return;
  const message = 'Nothing is hinted about the Core, so the last survivor has little to look back on. Add a hint.';
  yield report('fightsphere/no-hint', ['coreHints'], message);
}
