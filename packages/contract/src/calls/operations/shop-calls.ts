import { FILE_BYTES } from '@beckon/domain/limits'
import { z } from 'zod'
import { memberRole, signInName } from '../../wire/parties/account.ts'
import { vendorId } from '../../wire/common.ts'
import {
  listedPlatform,
  listedShop,
  listedShopUpload,
  shop,
  shopAddress,
  shopFlagName,
  shopOwner,
  shopProfile,
  shopStates,
  shopUpload,
} from '../../wire/operations/shop.ts'
import { tariffText } from '../../wire/operations/price.ts'
import { deliveryArea, paymentMethod } from '../../wire/parties/vendor.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'
import { SEARCHES_PER_MINUTE } from './search-rate.ts'

const base = '/api/ops/v1'
const vendors = `${base}/vendors`
const uploads = `${base}/shop-uploads`
const audience = 'operator'
const one = z.object({ id: vendorId })
const oneUpload = z.object({ id: z.uuid() })
const changed = z.object({ result: shop })

// The text is in the body, so that phone numbers and emails are in no address and in no log.
export const listShops = defineCall({
  name: 'listShops',
  method: 'POST',
  path: `${vendors}/search`,
  summary: 'The shops and outlets of the country by name; without guests.',
  audience,
  action: 'shops.read',
  rate: SEARCHES_PER_MINUTE,
  body: z.object({
    /** A part of the name, the id, the phone or the address; with `shops.manage` also of the email of an owner. */
    search: z.string().trim().max(100).optional(),
    state: z.enum(shopStates).optional(),
    /** The `next` of the page before. */
    after: z.string().max(400).optional(),
    count: z.number().int().min(1).max(200).default(100),
  }),
  answer: z.object({ result: z.array(listedShop), next: z.string().nullable() }),
})

export const getShop = defineCall({
  name: 'getShop',
  method: 'GET',
  path: `${vendors}/:id`,
  summary: 'A shop with its collection point, prices, payment methods, flags and outlets.',
  audience,
  action: 'shops.read',
  params: one,
  answer: changed,
})

export const setShopProfile = defineCall({
  name: 'setShopProfile',
  method: 'PUT',
  path: `${vendors}/:id/profile`,
  summary: 'Change name, contact and preparation time of a shop.',
  audience,
  action: 'shops.manage',
  rate: 60,
  params: one,
  body: shopProfile.extend({ reason }),
  answer: changed,
})

export const setShopAddress = defineCall({
  name: 'setShopAddress',
  method: 'PUT',
  path: `${vendors}/:id/address`,
  summary: 'Move the collection point of a shop; orders that were placed keep theirs.',
  audience,
  action: 'shops.manage',
  rate: 60,
  params: one,
  body: shopAddress.extend({ reason }),
  answer: changed,
})

export const setShopOpen = defineCall({
  name: 'setShopOpen',
  method: 'PUT',
  path: `${vendors}/:id/status`,
  summary: 'Close a shop for new orders, or open it again; orders underway go on.',
  audience,
  action: 'shops.manage',
  rate: 60,
  params: one,
  body: z.object({ open: z.boolean(), reason }),
  answer: changed,
})

export const setShopArea = defineCall({
  name: 'setShopArea',
  method: 'PUT',
  path: `${vendors}/:id/delivery-area`,
  summary: 'Set the area that a shop delivers to; null for as far as the country allows.',
  audience,
  action: 'shops.manage',
  rate: 60,
  params: one,
  body: z.object({ delivery_area: deliveryArea.max(500).nullable(), reason }),
  answer: changed,
})

export const setShopTariff = defineCall({
  name: 'setShopTariff',
  method: 'PUT',
  path: `${vendors}/:id/tariff`,
  summary: 'Set prices of a shop and its outlets; null for those of the country. Quoted fees stay.',
  audience,
  action: 'shops.manage',
  rate: 60,
  params: one,
  body: z.object({ tariff: tariffText.nullable(), reason }),
  answer: changed,
})

export const setShopPayments = defineCall({
  name: 'setShopPayments',
  method: 'PUT',
  path: `${vendors}/:id/payment-methods`,
  summary: 'Turn payment methods of a shop on or off; a missing one is as in the country.',
  audience,
  action: 'shops.manage',
  rate: 60,
  params: one,
  body: z.object({ payment_methods: z.partialRecord(paymentMethod, z.boolean()), reason }),
  answer: changed,
})

export const setShopFlag = defineCall({
  name: 'setShopFlag',
  method: 'PUT',
  path: `${vendors}/:id/flags/:name`,
  summary: 'Turn a flag of a shop and its outlets on or off; null for the value of the country.',
  audience,
  action: 'shops.manage',
  rate: 60,
  params: one.extend({ name: shopFlagName }),
  body: z.object({ value: z.boolean().nullable(), reason }),
  answer: changed,
})

export const listShopOwners = defineCall({
  name: 'listShopOwners',
  method: 'GET',
  path: `${vendors}/:id/owners`,
  summary: 'The owners of a shop, those invited, and whether each can log in.',
  audience,
  action: 'shops.manage',
  params: one,
  answer: z.object({ result: z.array(shopOwner) }),
})

export const inviteShopOwner = defineCall({
  name: 'inviteShopOwner',
  method: 'POST',
  path: `${vendors}/:id/owners`,
  summary: 'Invite a person by email to act for a shop.',
  audience,
  action: 'shops.manage',
  rate: 20,
  params: one,
  body: z.object({ email_address: signInName, role: memberRole.default('owner'), reason }),
  answer: z.object({ result: shopOwner }),
})

export const removeShopOwner = defineCall({
  name: 'removeShopOwner',
  method: 'DELETE',
  path: `${vendors}/:id/owners/:ownerId`,
  summary: 'End the access of an owner to a shop, or an invitation.',
  audience,
  action: 'shops.manage',
  params: one.extend({ ownerId: z.string().min(1).max(100) }),
  body: z.object({ reason }),
  answer: z.object({ result: z.literal(true) }),
})

export const liftLockOut = defineCall({
  name: 'liftLockOut',
  method: 'POST',
  path: `${base}/accounts/lift-lock-out`,
  summary: 'End the wait of an account after wrong passwords or codes.',
  audience,
  action: 'shops.manage',
  rate: 20,
  body: z.object({ email_address: signInName, reason }),
  answer: z.object({ result: z.literal(true) }),
})

export const listPlatforms = defineCall({
  name: 'listPlatforms',
  method: 'GET',
  path: `${base}/platforms`,
  summary: 'The platforms that embed the portal, with their pages, keys and vendors.',
  audience,
  action: 'shops.read',
  answer: z.object({ result: z.array(listedPlatform) }),
})

export const shopTemplate = defineCall({
  name: 'shopTemplate',
  method: 'GET',
  path: `${uploads}/template`,
  summary: 'The workbook that many shops are filled into.',
  audience,
  action: 'shops.read',
  file: true,
  rate: 20,
  answer: z.unknown(),
})

export const uploadShops = defineCall({
  name: 'uploadShops',
  method: 'POST',
  path: uploads,
  summary: 'Check a workbook of shops; nothing is opened before it is confirmed.',
  audience,
  action: 'shops.manage',
  rate: 10,
  bytes: FILE_BYTES,
  query: z.object({ name: z.string().max(200) }),
  body: z.file(),
  answer: z.object({ result: shopUpload }),
})

export const listShopUploads = defineCall({
  name: 'listShopUploads',
  method: 'GET',
  path: uploads,
  summary: 'The uploads of shops of the last weeks, newest first.',
  audience,
  action: 'shops.read',
  answer: z.object({ result: z.array(listedShopUpload) }),
})

export const getShopUpload = defineCall({
  name: 'getShopUpload',
  method: 'GET',
  path: `${uploads}/:id`,
  summary: 'An upload with the problems of each row.',
  audience,
  action: 'shops.read',
  params: oneUpload,
  answer: z.object({ result: shopUpload }),
})

export const openUploadedShops = defineCall({
  name: 'openUploadedShops',
  method: 'POST',
  path: `${uploads}/:id/open`,
  summary: 'Open all shops of an upload together; none where one of them cannot be opened.',
  audience,
  action: 'shops.manage',
  rate: 10,
  params: oneUpload,
  body: z.object({ reason }),
  answer: z.object({ result: shopUpload }),
})

export const shopUploadFile = defineCall({
  name: 'shopUploadFile',
  method: 'GET',
  path: `${uploads}/:id/file`,
  summary: 'The rows of an upload as a workbook, with their problems or results.',
  audience,
  action: 'shops.read',
  file: true,
  rate: 20,
  params: oneUpload,
  answer: z.unknown(),
})
