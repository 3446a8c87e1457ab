import { Row } from '../layout/Row'
import { Text } from '../layout/Text'

type Props = { label: string; value: string; /** What the others come to. */ strong?: boolean }

/** A line of a sum: what it is for, and how much. */
export const SumLine = ({ label, value, strong }: Props) => (
  <Row gap="large" justify="between" align="baseline">
    <Text as="dt" tone={strong ? 'primary' : 'secondary'} weight={strong ? 'strong' : undefined}>
      {label}
    </Text>
    <Text as="dd" weight={strong ? 'strong' : undefined} figures>
      {value}
    </Text>
  </Row>
)
