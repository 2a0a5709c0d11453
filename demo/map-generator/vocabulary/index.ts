import { unitedArabEmirates } from './ae.ts'
import { bangladesh } from './bd.ts'
import { bahrain } from './bh.ts'
import { cyprus } from './cy.ts'
import { czechia } from './cz.ts'
import { germany } from './de.ts'
import { denmark } from './dk.ts'
import { egypt } from './eg.ts'
import { finland } from './fi.ts'
import { greece } from './gr.ts'
import { hongKong } from './hk.ts'
import { hungary } from './hu.ts'
import { jordan } from './jo.ts'
import { japan } from './jp.ts'
import { cambodia } from './kh.ts'
import { kuwait } from './kw.ts'
import { laos } from './la.ts'
import { myanmar } from './mm.ts'
import { malaysia } from './my.ts'
import { norway } from './no.ts'
import { oman } from './om.ts'
import { philippines } from './ph.ts'
import { pakistan } from './pk.ts'
import { poland } from './pl.ts'
import { qatar } from './qa.ts'
import { serbia } from './rs.ts'
import { saudiArabia } from './sa.ts'
import { sweden } from './se.ts'
import { singapore } from './sg.ts'
import { thailand } from './th.ts'
import { taiwan } from './tw.ts'
import type { Vocabulary } from './vocabulary.ts'

const asia = [
  singapore,
  thailand,
  malaysia,
  philippines,
  cambodia,
  laos,
  myanmar,
  hongKong,
  taiwan,
  japan,
  pakistan,
  bangladesh,
]
const middleEast = [unitedArabEmirates, bahrain, egypt, jordan, kuwait, oman, qatar, saudiArabia]
const europe = [hungary, finland, sweden, norway, denmark, germany, czechia, poland, serbia, greece, cyprus]

/** A demo city for every country that is served. */
export const vocabularies: readonly Vocabulary[] = [...asia, ...middleEast, ...europe]
