'use client'

import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { Mui } from '../theme/Mui'

/** MUI's Dialog, which the first load leaves out. */
export default function MuiDialog({ width, ...props }: DialogProps & { width: number }) {
  return (
    <Mui>
      <Dialog maxWidth={false} slotProps={{ paper: { sx: { width } } }} {...props} />
    </Mui>
  )
}
