import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Button } from '@/components/ui/controls/Button'
import { Text } from '@/components/ui/layout/Text'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import type { Passkey } from '@/lib/contract/people/factors'

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void }

/** A passkey: its name, when it was added and used last, and what can be done with it. */
export function PasskeyItem({ passkey: { name, createdAt, usedAt }, onRename, onRemove }: Props) {
  return (
    <Row as="li" wrap gap="medium" lineGap="tight">
      <Stack grow="wrap">
        <p>{name}</p>
        <Text as="p" size="small" tone="secondary">
          {usedAt ? 'Last used ' : 'Added '}
          <FormattedDate value={usedAt ?? createdAt} />
        </Text>
      </Stack>
      <Row as="span" gap="tight" className={buttons.edge}>
        <Button size="small" variant="text" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button size="small" variant="text" color="error" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Row>
    </Row>
  )
}
