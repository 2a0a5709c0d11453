import type { AreaOf } from '../../area.ts'
import type { bulkFile as source } from '../en/bulk-file.ts'

export const bulkFile = {
  'bulk-file.sheet': 'Aufträge',
  'bulk-file.guide': 'So wird ausgefüllt',
  'bulk-file.lists': 'Listen',
  'bulk-file.problems': 'Was nicht stimmt',
  'bulk-file.needed': 'Nötig',
  'bulk-file.optional': 'Darf leer bleiben',
  'bulk-file.guide-column': 'Spalte',
  'bulk-file.guide-what': 'Was hineingehört',
  'bulk-file.guide-rows': 'Jede Zeile ist ein Auftrag. In der ersten Zeile stehen die Überschriften.',
  'bulk-file.guide-example':
    'Zeile 2 ist ein Beispiel und wird nicht beauftragt. Überschreiben oder löschen Sie sie.',
  'bulk-file.guide-limits': 'Höchstens {rows} Zeilen und 5 MB.',
  'bulk-file.guide-mended':
    'Berichtigen Sie, was in der letzten Spalte steht, und laden Sie diese Datei wieder hoch. Die Spalte selbst wird nicht gelesen.',
  'bulk-file.example-name': 'Beispielkunde',
  'bulk-file.example-address': 'Gartenstraße 12',
  'bulk-file.example-notes': 'Bitte zweimal klingeln',
  'bulk-file.example-description': 'Zwei Pizzen',
  'bulk-file.example-reference': 'BEISPIEL-1',
  'bulk-file.hint.name': 'Vor- und Nachname des Kunden',
  'bulk-file.hint.phone': 'Mit oder ohne Landesvorwahl, zum Beispiel {example}',
  'bulk-file.hint.address': 'Straße, Hausnummer und Ort',
  'bulk-file.hint.unit': 'Tür, Stockwerk oder Wohnung',
  'bulk-file.hint.notes': 'Türcode, wo zu klingeln ist',
  'bulk-file.hint.description': 'Was in der Sendung ist, in höchstens 200 Zeichen',
  'bulk-file.hint.amount': 'Was die Ware wert ist, in {currency}. Bei Barzahlung: was der Kurier kassiert.',
  'bulk-file.hint.payment': 'Aus der Liste wählen',
  'bulk-file.hint.date': 'Leer für jetzt, sonst der Tag: 2026-11-30',
  'bulk-file.hint.time': 'Leer für jetzt, sonst die Uhrzeit: 14:30',
  'bulk-file.hint.age-check': 'Ja, wenn der Kurier einen Altersnachweis verlangen soll',
  'bulk-file.hint.weight': 'In Kilogramm, höchstens {most}',
  'bulk-file.hint.side': 'In Zentimetern, höchstens {most}',
  'bulk-file.hint.point': 'Breiten- und Längengrad oder ein Plus Code, wenn die Adresse schwer zu finden ist',
  'bulk-file.hint.reference': 'Ihre eigene Nummer des Auftrags',
} as const satisfies AreaOf<typeof source>
