import { WrongUsage } from '@/cli/exit';
import { readBytes } from '@/cli/files';
import type { Json } from '@/lib/kernel/json';
import { FURTHEST, readCalibration } from '@/lib/kit/calibration';
import type { Calibration } from '@/lib/kit/order';

const EXAMPLE = '{"front": {"xMm": 0.5, "yMm": -1, "degrees": 0}, "back": {"xMm": 0, "yMm": 1.5, "degrees": 0.2}}';

/** Reads a printer calibration. Throws WrongUsage if the file is none. */
export async function openCalibration(file: string): Promise<Calibration> {
  const calibration = readCalibration(parse(new TextDecoder().decode(await readBytes(file))));
  if (!calibration) {
    throw new WrongUsage(
      `“${file}” is not a printer calibration. Write it like this, at most ${FURTHEST.xMm} mm and ${FURTHEST.degrees} degrees off:\n${EXAMPLE}`,
    );
  }
  return calibration;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
