import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'Das Dateiformat ist ungültig',
  'bulk.file-too-large': 'Die Datei darf nicht größer als 5 MB sein',
  'bulk.busy': 'An diesem Upload wird noch gearbeitet. Versuchen Sie es gleich noch einmal.',
  'bulk.over': 'Dieser Upload ist abgeschlossen. Seine Zeilen lassen sich nicht mehr ändern.',
  'bulk.nothing-to-place': 'Keine Zeile dieses Uploads kann beauftragt werden.',
  'bulk.columns-missing': 'Geben Sie an, in welchen Spalten Name, Telefonnummer und Adresse stehen.',
} as const satisfies AreaOf<typeof source>
