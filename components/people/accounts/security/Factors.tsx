'use client'

import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { useHydrated } from '@/components/ui/hooks/useHydrated'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { send, useApi } from '@/lib/client/api'
import { canUsePasskeys } from '@/lib/client/passkey'
import type { Passkey } from '@/lib/contract/people/factors'
import { date } from '@/lib/terms/format'
import css from './Factors.module.css'
import { PasskeyItem } from './PasskeyItem'

const NewPasskey = lazy(() => import('./NewPasskey'), { ahead: false })
const NewTotp = lazy(() => import('./NewTotp'), { ahead: false })
const RenamePasskey = lazy(() => import('./RenamePasskey'), { ahead: false })
const RecoveryCodes = lazy(() => import('./RecoveryCodes'), { ahead: false })

/** A person decides here what protects the sign-in besides the password. */
export function Factors() {
  const toast = useToast()
  const fail = useFailToast()
  const { data: factors } = useApi('GET /api/user/factors', {})
  const [adding, setAdding] = useState<'passkey' | 'totp' | null>(null)
  const [removing, setRemoving] = useState<Passkey | 'totp' | null>(null)
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  // Most browsers can: a button that came later would move what stands below it.
  const capable = !useHydrated() || canUsePasskeys()
  if (!factors) return null
  const { totp, passkeys, recoveryLeft, required, dueAt } = factors
  const added = (recoveryCodes: string[]) => {
    setAdding(null)
    if (recoveryCodes.length) setCodes(recoveryCodes)
  }
  const newCodes = () =>
    send('POST /api/user/recovery-codes', {}).then(
      ({ recoveryCodes }) => setCodes(recoveryCodes),
      (error: unknown) => fail(error),
    )
  const remove = async (factor: Passkey | 'totp') => {
    if (factor === 'totp') await send('POST /api/user/totp/remove', {})
    else await send('POST /api/user/passkeys/{id}/remove', { id: factor.id })
    toast({ title: 'Removed', text: 'It no longer protects your sign-in.' })
  }
  return (
    <Section
      title="Second factor"
      lead={
        dueAt
          ? `Admins need one. Add it by ${date(dueAt)}.`
          : required
            ? 'Admins keep at least one.'
            : 'Protects your account if your password is stolen.'
      }
    >
      <Stack as="ul" ruled="medium">
        <Factor
          Icon={Fingerprint}
          title="Passkeys"
          text={capable ? 'A fingerprint is quicker than a password' : 'This browser can’t use passkeys'}
          act={capable && <Button onClick={() => setAdding('passkey')}>Add passkey</Button>}
        >
          {passkeys.length > 0 && (
            <Stack as="ul" ruled="small" grow="line" className={css.passkeys} aria-label="Passkeys">
              {passkeys.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setRenaming(passkey)}
                  onRemove={() => setRemoving(passkey)}
                />
              ))}
            </Stack>
          )}
        </Factor>
        <Factor
          Icon={Smartphone}
          title="Authenticator app"
          text={totp ? 'Set up: signing in asks for its code' : 'Six digits from an app on your phone'}
          act={
            totp ? (
              <Button
                variant="text"
                color="error"
                aria-label="Remove the authenticator app"
                onClick={() => setRemoving('totp')}
              >
                Remove
              </Button>
            ) : (
              <Button onClick={() => setAdding('totp')}>Set up</Button>
            )
          }
        />
        {(totp || passkeys.length > 0) && (
          <Factor
            Icon={LifeBuoy}
            title="Recovery codes"
            text={`${recoveryLeft} left, for when the phone is lost`}
            act={<Button onClick={() => void newCodes()}>Make new codes</Button>}
          />
        )}
      </Stack>
      <Overlay of={adding} onClose={() => setAdding(null)}>
        {(overlay, kind) =>
          kind === 'passkey' ? <NewPasskey onAdded={added} {...overlay} /> : <NewTotp onAdded={added} {...overlay} />
        }
      </Overlay>
      <Overlay of={renaming} onClose={() => setRenaming(null)}>
        {(overlay, passkey) => <RenamePasskey passkey={passkey} {...overlay} />}
      </Overlay>
      <Overlay of={codes} onClose={() => setCodes(null)}>
        {(overlay, made) => <RecoveryCodes codes={made} {...overlay} />}
      </Overlay>
      <Overlay of={removing} onClose={() => setRemoving(null)}>
        {(overlay, factor) => (
          <ConfirmDialog
            title={factor === 'totp' ? 'Remove the authenticator app?' : `Remove ${factor.name}?`}
            text="Signing in no longer asks for it. We email you that it was removed."
            confirmLabel="Remove"
            tone="danger"
            onConfirm={() => remove(factor)}
            failTitle="Error"
            failText="We couldn’t remove it."
            {...overlay}
          />
        )}
      </Overlay>
    </Section>
  )
}

type FactorProps = { Icon: typeof Fingerprint; title: string; text: string; act: ReactNode; children?: ReactNode }

const Factor = ({ Icon, title, text, act, children }: FactorProps) => (
  <Row as="li" wrap gap="medium" lineGap="small" align="start">
    <Icon size={20} color="var(--jw-palette-text-secondary)" aria-hidden />
    <Stack grow="wrap">
      <Text as="p" weight="strong">
        {title}
      </Text>
      <Text as="p" size="small" tone="secondary">
        {text}
      </Text>
    </Stack>
    {act}
    {children}
  </Row>
)
