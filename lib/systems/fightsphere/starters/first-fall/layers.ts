import type { Given } from '@/lib/schema/fill';
import type { Layer } from '../../schema';

export const layers: readonly Given<Layer>[] = [
  {
    id: 'rind',
    name: 'The Rind',
    look: 'The outside. It is night, and it stays night. Scrap runs to the horizon: hulls, bus shelters, half a chapel. Look over the edge and there is a desert far down, flat and without a rim. People have dug in here. Light comes from under the doors.',
    techFrequency: 5,
  },
  {
    id: 'market',
    name: 'Rust Market',
    look: 'A shopping arcade on four walls at once. Stairs meet ceilings, and shoppers pass each other sole to sole. Down is wherever you stand. Everything is for sale but the way back up.',
    techFrequency: 10,
  },
  {
    id: 'sump',
    name: 'The Sump',
    look: 'All the water of the Sphere ends up here, warm and brown, with a tide nobody can explain. Towns float on drums. At low tide the old streets come out, and so do the divers.',
    techFrequency: 15,
  },
  {
    id: 'lanterns',
    name: 'Lantern Row',
    look: 'One street, forty kilometres, with a lamp at every door and a curtain behind every lamp. It is clean. It is quiet. Each evening something walks the row and counts the lights.',
    techFrequency: 25,
  },
  {
    id: 'count',
    name: 'The Count',
    look: 'Corridors of white tiles, numbered. The scrap has been sorted here: doors with doors, shoes with shoes. Devices drift along the ceiling and click as they pass over a head.',
    techFrequency: 40,
  },
];
