'use client'

import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useContext } from 'react'
import { OverlayAround, OverlayContent } from '../overlay/Overlay'
import { Mui } from '../theme/Mui'

/** MUI's Dialog, which the first load leaves out. */
export default function MuiDialog({
  width,
  sheet,
  children,
  ...props
}: DialogProps & { width: number; sheet?: boolean }) {
  const { onExited } = useContext(OverlayAround)
  const paper = { sx: { width, ...(sheet && atTheFoot) } }
  return (
    <Mui>
      <Dialog maxWidth={false} slotProps={{ paper, transition: { onExited } }} {...props}>
        <OverlayContent open={props.open}>{children}</OverlayContent>
      </Dialog>
    </Mui>
  )
}

/** A sheet over the whole width of a phone, in reach of a thumb. */
const atTheFoot = {
  '@media (max-width: 479.95px)': {
    position: 'fixed',
    bottom: 0,
    left: 0,
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100% - 16px)',
    margin: 0,
    borderWidth: '1px 0 0',
    borderRadius: 'var(--jw-radius-surface) var(--jw-radius-surface) 0 0',
  },
}
