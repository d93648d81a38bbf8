import { aDestination, aTrip } from './trips.ts';

const [, , destinationId = 'rome', preferences = ''] = process.argv;
process.stdout.write(JSON.stringify(aTrip({ preferences }, aDestination(destinationId))));
