export { PartnerDialog } from './PartnerDialog.tsx'
export { usePartners, useShopsOfPartner } from './use-partners.ts'
