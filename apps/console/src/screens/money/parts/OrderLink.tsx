import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** The id of an order, which leads to its payment. */
export const OrderLink = ({ id }: { readonly id: string }) => (
  <Anchor component={Link} to={`/money/${id}`} size="sm" style={{ whiteSpace: 'nowrap' }}>
    <bdi dir="ltr">{id}</bdi>
  </Anchor>
)
