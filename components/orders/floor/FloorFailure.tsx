import { Text } from '@/components/ui/layout/Text'

/** What went wrong on a card. */
export const FloorFailure = ({ children }: { children: string }) => (
  <Text as="p" role="alert" tone="error" weight="strong">
    {children}
  </Text>
)
