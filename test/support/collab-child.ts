import { startHouse } from './collab-house';

// A house in a process of its own, to be killed. It works in the folder that it is given and says where it is.
const [folder = ''] = process.argv.slice(2);
const { url } = await startHouse({ folder });
process.stdout.write(`${url}\n`);
