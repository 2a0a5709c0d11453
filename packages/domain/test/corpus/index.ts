import { czechia, germany, hungary, poland, serbia } from './central-europe.ts'
import { chats } from './chats.ts'
import { hongKong, japan, taiwan } from './east-asia.ts'
import { introductions } from './introductions.ts'
import { cambodia, laos, myanmar, thailand } from './mainland-south-east-asia.ts'
import { malaysia, philippines } from './malaysia-philippines.ts'
import type { Message } from './message.ts'
import { egypt, emirates, gulf, saudiArabia } from './middle-east.ts'
import { mixedAsia } from './mixed-asia.ts'
import { mixedWest } from './mixed-west.ts'
import { moreChats } from './more-chats.ts'
import { cyprus, greece, nordics } from './north-and-south-europe.ts'
import { moreEurope } from './more-europe.ts'
import { moreGulf } from './more-gulf.ts'
import { moreSouthEastAsia } from './more-south-east-asia.ts'
import { singapore } from './singapore.ts'
import { bangladesh, pakistan } from './south-asia.ts'

/**
 * Texts as shops get them, in the languages of their customers. The rules were written with these at hand: in texts
 * that they were not made for they find less. Four of the files (chats, moreChats, mixedAsia, mixedWest) were read once before a rule was changed for them:
 * of their fields 85 in 100 were right, and of what was filled in 9 in 100 was not.
 */
export const corpus: readonly Message[] = [
  ...singapore,
  ...malaysia,
  ...philippines,
  ...thailand,
  ...myanmar,
  ...cambodia,
  ...laos,
  ...hongKong,
  ...taiwan,
  ...japan,
  ...pakistan,
  ...bangladesh,
  ...emirates,
  ...saudiArabia,
  ...egypt,
  ...gulf,
  ...hungary,
  ...czechia,
  ...germany,
  ...poland,
  ...serbia,
  ...nordics,
  ...greece,
  ...cyprus,
  ...introductions,
  ...mixedAsia,
  ...mixedWest,
  ...chats,
  ...moreChats,
  ...moreGulf,
  ...moreEurope,
  ...moreSouthEastAsia,
]
