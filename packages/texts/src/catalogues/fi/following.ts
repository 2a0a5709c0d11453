import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Odottaa sinua',
  'decision.missed.CANCEL': 'Vastausta ei saatu ajoissa: asiakkaan {name} tilaus peruttiin maksutta.',
  'decision.missed.BRING_BACK':
    'Vastausta ei saatu ajoissa: asiakkaan {name} paketti palaa sinulle. Veloitus: {fee}.',
  'decision.missed.BRING_BACK-free':
    'Vastausta ei saatu ajoissa: asiakkaan {name} paketti palaa sinulle maksutta.',
} as const satisfies AreaOf<typeof source>
