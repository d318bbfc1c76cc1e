'use client';

import { ReplayPicture } from '@/app/_playtest/replay-board';
import { ReplayPlayer } from '@/app/_playtest/replay-player';
import { Button, buttonLook } from '@/app/_ui/button';
import { Titled } from '@/app/_ui/titled';
import type { PlayRequest } from '@/app/_workers/play-protocol';
import type { Screen } from '@/lib/evening/desk';
import type { Plan } from '@/lib/kit/plan';
import type { Replay } from '@/lib/playtest/replay';
import { joined } from '@/lib/tabletop/words/wording';
import { Told } from './told';

/** Last screen of an evening: the ending, the winners, the replay and the file. */
export function Over(props: {
  readonly screen: Extract<Screen, { readonly type: 'over' }>;
  readonly plan: Plan;
  readonly story: Replay | undefined;
  readonly ask: (request: PlayRequest) => void;
}) {
  const { screen, plan, story, ask } = props;
  const { ending, winners, lines, scene } = screen;
  return (
    <Titled id="over" title={`The end: ${ending}`} look="text-2xl" className="flex flex-col gap-5">
      <p role="status" className="text-lg">
        {winners.length === 0 ? 'Nobody won.' : `${joined(winners)} won.`}
      </p>
      <Told lines={lines} />
      <div className="flex flex-wrap gap-3">
        <Button look="main" icon="play" onClick={() => ask({ type: 'watch' })}>
          Watch it again
        </Button>
        <Button icon="download" onClick={() => ask({ type: 'putAway' })}>
          Save the evening
        </Button>
        <a href="/play" className={buttonLook('quiet')}>
          All evenings
        </a>
      </div>
      <p className="measure text-sm">
        Is it your scenario? Its Playtest step can add this game to the <b>Real evenings</b> of the report.
      </p>
      {story ? (
        <ReplayPlayer replay={story} plan={plan} />
      ) : (
        <ReplayPicture scene={scene} made={[]} plan={plan} tallest={0.6} />
      )}
    </Titled>
  );
}
