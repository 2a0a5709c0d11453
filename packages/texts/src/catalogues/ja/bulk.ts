import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'ファイル形式が正しくありません',
  'bulk.file-too-large': 'ファイルは5 MB以下にしてください',
  'bulk.busy': 'このアップロードは処理中です。しばらくしてからもう一度お試しください。',
  'bulk.over': 'このアップロードは完了しています。行を変更することはできません。',
  'bulk.nothing-to-place': 'このアップロードには依頼できる行がありません。',
  'bulk.columns-missing': 'お名前、電話番号、住所がどの列にあるか指定してください。',
} as const satisfies AreaOf<typeof source>
