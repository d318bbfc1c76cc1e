import { below, type Rng } from '@/lib/kernel/rng';

/** Plain words for texts that mean nothing. */
const WORDS =
  'about above across after again against air alarm all almost alone along already always among anchor and another answer any arm around arrive ash ask away back bad bag bar basement battery beam bed before begin behind bell below bend beneath beside better between beyond big bite black blade blind blood blue board boat body bolt bone book boot border both bottle bottom box branch brass break breath bridge bright bring broken brother bucket build bulb burn burst button cable cage call calm can candle captain card careful carry case cave ceiling cellar chain chair chalk chamber chance change chase cheap chest choose circle clean clear climb clock close cloth cloud coal coat code coil cold colour come control cook copper cord corner corridor cost count cover crack crate creak creature crew cross crowd cry cup current curtain cut damp danger dark dash dawn day dead deal dear deck deep desk dial dig dim door double doubt down drag drain draw dream drift drip drive drop drum dry dust duty each ear early earth east easy edge eight either electric eleven else empty end engine enough enter escape even evening ever every exit eye face fail fall false far fast fear feel fence few field fight figure fill final find fine finger fire first fish five fix flame flash flat flicker flood floor flow fly fog fold follow food foot for force forget four free fresh friend from front frost frozen fuel full funnel fuse gain game gap gas gate gather gauge gear ghost give glass gleam glove glow gold gone good grab grate grave great green grey grip ground grow guard guess gun hall hammer hand handle hang hard hatch haul have head hear heart heat heavy hello help hide high hinge hold hole hollow home hook hope horn hour house huge hull hum hundred hunger hurry ice idea inch inside iron island itself jacket jar join joke judge jump just keep kettle key kick kind kitchen knife knock knot know ladder lamp land lantern large last late laugh leak lean learn leave left leg less letter level lever lid lie life lift light like limp line list listen little live load lock long look loose lose loud low luck machine main make manual many map march mark mask match matter maybe meet melt memory mend metal middle might mile mind minute mirror miss mist moment money monster moon more morning most mother motor mouth move much mud must nail name narrow near neck need needle nerve never new next night nine nobody noise none north nose note nothing now number ocean odd off oil old once one only open order other outside over owe own pack page paint pair panel paper part pass past patch path pay people pick piece pile pin pipe pit place plan plank plate play plenty pocket point poison pole pool poor port pour power press price pull pump push put quarter quick quiet quite radio rail rain raise rat reach read ready real rear red rescue rest return ride right ring rise risk river road rock roll roof room root rope rough round row run rush rust sack sad safe salt same sand save scale scrap scratch scream screen sea seal search seat second secret see seem sell send seven shadow shaft shake shape share sharp shelf shell shine ship shore short shot should shout show shut sick side sign silence silver since sink siren six skin sky slam sleep slide slip slow small smell smoke smooth snap snow soft soil some soon sort sound south space spare speak speed spell spend spill spin split spot spread spring square stair stand star start stay steam steel steep stem step stick still stone stop store storm story straight strange stream street strike string strong stuck such sudden suit sun sure surface swamp sweat sweep swim switch table take talk tall tank tap tape teeth tell ten terrible test thick thin thing think third thirst thousand thread three through throw thumb thunder tide tie tight tile time tin tiny tired together tongue tonight tool tooth top torch total touch toward tower town track trap tray tree trick trip true trunk trust truth try tube tunnel turn twelve twice twist two under until upon use valve very vessel voice wait walk wall want war warm warn wash watch water wave way weak wear weather week weight well west wet what wheel when where which while whisper whistle white who whole why wide wild wind window wing winter wire wise wish with without wonder wood word work world worry worst wound write wrong yard year yellow yes yet young'.split(
    ' ',
  );
const SYLLABLES =
  'ba be bor cal cor da del dra el en fa fen gar gor ha hel il jor ka kel lor ma mer mor na nim or pel qua ra rin sa sel tar tor ul va vor wen yal zan zor'.split(
    ' ',
  );

/** So many of a hundred words stand in no dictionary and in no other run: names somebody made up. */
const INVENTED_PER_CENT = 4;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function invented(rng: Rng): string {
  const syllables = Array.from({ length: 2 + below(rng, 3) }, () => SYLLABLES[below(rng, SYLLABLES.length)] ?? '');
  return capital(syllables.join(''));
}

/** Words as prose has them, the last without a full stop. */
export const words = (rng: Rng, count: number): string =>
  Array.from({ length: count }, () =>
    below(rng, 100) < INVENTED_PER_CENT ? invented(rng) : (WORDS[below(rng, WORDS.length)] ?? ''),
  ).join(' ');

/** Sentences of 6 to 16 words, with a comma now and then. */
export function sentences(rng: Rng, count: number): string {
  return Array.from({ length: count }, () => {
    const first = capital(words(rng, 3 + below(rng, 8)));
    return `${first}, ${words(rng, 3 + below(rng, 6))}.`;
  }).join(' ');
}
