import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'Formát souboru je neplatný',
  'bulk.file-too-large': 'Soubor nesmí být větší než 5 MB',
  'bulk.busy': 'Na tomto souboru se ještě pracuje. Zkuste to za chvíli.',
  'bulk.over': 'Tento soubor je hotový. Jeho řádky už nelze měnit.',
  'bulk.nothing-to-place': 'Žádný řádek tohoto souboru nelze objednat.',
  'bulk.columns-missing': 'Uveďte, ve kterých sloupcích je jméno, telefon a adresa.',
} as const satisfies AreaOf<typeof source>
