import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { useMoveOrder } from '@/components/orders/workorders/useMoveOrder'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & { order: number }

/** Starts production of a received order at once, with five seconds to undo, as its row does. */
export function StartButton({ order, ...button }: Props) {
  const move = useMoveOrder({ id: order, status: 'pending' }, 'supplier')
  return <Button {...button} onClick={() => move('started')} />
}
