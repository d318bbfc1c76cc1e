import { dealPrompts } from '@/lib/tabletop/form-fields';

export const worldPrompts = dealPrompts([
  'Our own, last Tuesday. What was on television?',
  'A port town in a year when the ships stopped coming.',
  'A company town. What does everybody there make?',
  'The same street for all of you. Who lived opposite?',
  'A war is three weeks old. Who is still pretending it is not?',
  'An island with one doctor and two opinions of him.',
  'A world where it rains indoors. Why does nobody mention it?',
  'The last summer before something. Before what?',
  'A motorway service area, all year round.',
  'A country that has just been renamed. To what?',
  'A city at night, seen from a taxi. Who is paying?',
  'A village that votes on everything. What was the last vote?',
  'A colony on a moon with a waiting list. For what?',
]);

export const layerPrompts = dealPrompts([
  'Everything here was once a waiting room.',
  'The ground is made of doors. Some of them still lock.',
  'It is always the hour before closing time.',
  'Water runs up the walls, and people farm it.',
  'Ten thousand parked cars, and a mayor.',
  'The lamps are counted every night. By what?',
  'A railway with no stations. Where do you get off?',
  'Nobody talks above a whisper. What listens?',
  'A shopping street that goes round in a loop.',
  'Snow falls, but it is paper. What is printed on it?',
  'Rows of identical kitchens, each laid for one.',
  'The ceiling is a harbour. What is moored there?',
  'The machines here apologise first.',
]);

export const hintPrompts = dealPrompts([
  'Something that every community here gets wrong in the same way.',
  'A number that turns up too often.',
  'The display in the hand shows a face that is not on the roster.',
  'A letter addressed to the winner. Who has opened it?',
  'An old Gladiator who lost, and was sent home. Or says so.',
  'A machine clears a street and leaves one thing standing. What?',
  'The maker’s name, scratched out of everything but this.',
  'Somebody is placing bets. In which currency?',
  'A map on which the Core is outside.',
  'A child draws the Core every day. What changes?',
  'The weapons have serial numbers. Which one is missing?',
  'A song that everybody was taught before they came here.',
  'A door marked “Applicants”.',
]);
