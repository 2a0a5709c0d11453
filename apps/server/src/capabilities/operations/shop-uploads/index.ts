import { shopCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import { checkWorkbook } from './check-workbook.ts'
import type { ShopUploadDeps } from './deps.ts'
import { openUpload } from './open-upload.ts'
import { retention } from './schema.ts'
import { listUploads, showUpload } from './store.ts'
import { templateFile, uploadFile } from './upload-files.ts'

export interface ShopUploadsService {
  routes(app: FastifyInstance): void
}

/** Many shops from one workbook: checked row by row, and opened together. */
export function shopUploads(
  platform: Platform,
  { vendors }: { readonly vendors: VendorsService },
): ShopUploadsService {
  platform.retention.add(retention)
  const deps: ShopUploadDeps = { db: platform.db, clock: platform.clock, vendors }
  return { routes: (app) => uploadRoutes(app, deps) }
}

function uploadRoutes(app: FastifyInstance, deps: ShopUploadDeps): void {
  serve(app, shopCalls.shopTemplate, ({ language }) => templateFile(language))
  serve(
    app,
    shopCalls.uploadShops,
    async ({ caller, country, query, body }) =>
      checkWorkbook(deps, caller, {
        country,
        name: query.name,
        bytes: new Uint8Array(await body.arrayBuffer()),
      }),
    { tooLarge: 'help.file-too-large', invalid: 'shop-upload.unreadable' },
  )
  serve(app, shopCalls.listShopUploads, async ({ country }) => ({
    result: await listUploads(deps.db, country),
  }))
  serve(app, shopCalls.getShopUpload, ({ country, params }) => showUpload(deps.db, country, params.id))
  serve(app, shopCalls.openUploadedShops, (context) => openUpload(deps, context))
  serve(app, shopCalls.shopUploadFile, ({ country, params, language }) =>
    uploadFile(deps, { country, id: params.id, language }),
  )
}
