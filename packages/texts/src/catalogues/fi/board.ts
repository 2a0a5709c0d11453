import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Tilaus on sillä välin muuttunut. Katso se uudelleen.',
  'error.board-stops-changed': 'Lähetin pysähdykset ovat sillä välin muuttuneet. Katso ne uudelleen.',
  'error.board-order-state': 'Se ei ole mahdollista tilauksen nykyisessä tilassa.',
  'error.board-same-rider': 'Tilaus on jo tällä lähetillä.',
  'error.board-rider-suspended': 'Lähetti on jäädytetty tai lopettanut.',
  'error.board-rider-off-duty': 'Lähetti ei ole vuorossa.',
  'error.board-rider-full':
    'Lähetillä ei ole tilaa toiselle paketille, tai paketti on liian suuri kulkuneuvoon.',
  'error.board-rider-documents': 'Lähetin asiakirja puuttuu tai on vanhentunut.',
  'error.board-rider-cash': 'Tämän tilauksen jälkeen lähetillä olisi sallittua enemmän käteistä.',
  'error.board-rider-advance': 'Tämän tilauksen jälkeen lähetti maksaisi liikkeille sallittua enemmän.',
  'error.board-paid-by-rider':
    'Lähetti on maksanut paketin liikkeelle, joten toinen lähetti ei voi ottaa sitä.',
  'error.transfer-gone': 'Paketti ei enää vaihda lähettiä.',
} as const satisfies AreaOf<typeof source>
