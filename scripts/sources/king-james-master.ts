import { readXml } from '#data/imports/container/xml.ts';
import { correctMaster } from './king-james-corrections.ts';
import { joinIdioms } from './king-james-idioms.ts';
import { MasterReader } from './king-james-reader.ts';
import type { KingJamesMaster } from './king-james-verse.ts';

/**
 * Reads the King James Version's master file of CrossWire (OSIS): the text with phrases tagged by Strong's numbers, and
 * from the same tags the words of the Textus Receptus. Errors name the file and the line.
 */
export function readKingJamesMaster(file: string, xml: string): KingJamesMaster {
  const reader = new MasterReader();
  readXml(file, correctMaster(xml), reader);
  return joinIdioms(reader.finish());
}
