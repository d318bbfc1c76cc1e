import { hostOf, SAME_WIFI } from '@/app/_table/invite-panel';
import { QrCode } from '@/app/_table/qr-code';
import { isOnLan } from '@/lib/config/lan';
import { formatJoinCode } from '@/lib/table/join-code';

interface Props {
  readonly code: string;
  readonly origin: string;
  readonly locked: boolean;
}

const LOCKED = 'The door is closed: nobody new can join.';
const joinPage = ({ code, origin }: Props) => `${origin}/table/${code}`;
const typed = (origin: string) => `${hostOf(origin)}/table`;

/** How to join, as large as can be. */
export function JoinSign(props: Props) {
  if (props.locked) return <p className="board-head font-sign font-extrabold">{LOCKED}</p>;
  return (
    <div className="flex flex-col items-center gap-[0.6em] border-[0.2em] border-ink bg-raised p-[0.8em]">
      <QrCode url={joinPage(props)} label={`QR code for ${joinPage(props)}`} className="w-[min(12em,70vw)]" />
      <p className="text-center">
        or open <span className="sign [overflow-wrap:anywhere]">{typed(props.origin)}</span> and type
      </p>
      <p className="board-title font-sign font-extrabold tracking-widest" translate="no">
        {formatJoinCode(props.code)}
      </p>
      {isOnLan(props.origin) && <p className="text-center text-[0.8em]">{SAME_WIFI}</p>}
    </div>
  );
}

/** The same for those who come late. */
export function JoinStrip(props: Props) {
  if (props.locked) return <p className="shrink-0 text-grey">{LOCKED}</p>;
  return (
    <div className="flex shrink-0 items-center gap-[0.8em]">
      <p>
        {typed(props.origin)}{' '}
        <span className="font-sign text-[1.2em] font-extrabold tracking-widest" translate="no">
          {formatJoinCode(props.code)}
        </span>
      </p>
      <QrCode url={joinPage(props)} label={`QR code for ${joinPage(props)}`} className="w-[3.4em]" />
    </div>
  );
}
