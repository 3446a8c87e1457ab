'use client'

import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Grid } from '@/components/ui/layout/Grid'
import { Text } from '@/components/ui/layout/Text'
import css from './Factors.module.css'

type Props = { codes: string[]; open: boolean; onClose: () => void }

/** Ten codes for when the second factor is lost: shown once, to print, copy or keep as a file. */
export default function RecoveryCodes({ codes, open, onClose }: Props) {
  const toast = useToast()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Copied', text: 'Keep the codes away from your phone.' }),
      () =>
        toast({ title: 'Not copied', text: 'Your browser doesn’t allow it. Save the file instead.', tone: 'danger' }),
    )
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title="Keep your recovery codes"
      actions={
        <Button variant="contained" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <p>Each opens your account once when you have lost your phone. You can’t see them again.</p>
      <Grid as="ul" least="120px" gap="small" className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <Text as="li" mono key={code}>
            {code}
          </Text>
        ))}
      </Grid>
      <Row wrap gap="small">
        <Button size="small" onClick={() => print()}>
          Print
        </Button>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <a
          className={buttons.small}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Jobwork recovery codes\n\n${text}\n`)}`}
          download="jobwork-recovery-codes.txt"
        >
          Save as file
        </a>
      </Row>
    </DialogFrame>
  )
}
