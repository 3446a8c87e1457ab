'use client'

import { FileCheck2, FileX2 } from 'lucide-react'
import { useId } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Surface } from '@/components/ui/layout/Surface'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Certificate } from '@/lib/contract/orders/certificate'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { date } from '@/lib/terms/format'
import { certificateId } from '@/lib/terms/nouns'
import { isCancelled } from '@/lib/rules/orders/closure'
import { SubHead } from '../SubHead'
import { PaperButton } from './PaperButton'

const IssueDialog = lazy(() => import('./IssueDialog'))
const VoidDialog = lazy(() => import('./VoidDialog'))

/** The certificates of conformance of an order: the valid one, and those that are void. */
export function Certificates({ order, role }: { order: WorkorderDetail; role: Role }) {
  const address = useUrlState()
  const may = useMay()
  const id = useId()
  const { certificates, status } = order
  const mayIssue = may('certificate.issue') && !isCancelled(order) && certificates.every(({ voidedAt }) => voidedAt)
  const mayVoid = may('certificate.void') && !isCancelled(order) && (role === 'admin' || status !== 'completed')
  if (!certificates.length && !mayIssue) return null
  return (
    <>
      <SubHead title="Certificate of conformance" id={id}>
        {mayIssue && (
          <Button size="small" onClick={() => address.set({ certify: '1' })}>
            Issue certificate
          </Button>
        )}
      </SubHead>
      {certificates.length > 0 && (
        <Surface as="ul" ruled pad="row" aria-labelledby={id}>
          {certificates.map((certificate) => {
            const number = certificateId(certificate)
            return (
              <Row
                as="li"
                gap="medium"
                align="start"
                key={certificate.id}
                data-state={certificate.voidedAt ? 'void' : 'met'}
              >
                {certificate.voidedAt ? (
                  <FileX2 size={20} color="var(--jw-palette-text-secondary)" aria-hidden />
                ) : (
                  <FileCheck2 size={20} color="var(--jw-palette-success-main)" aria-hidden />
                )}
                <Row wrap gap="medium" lineGap="tight" grow>
                  <Stack grow="wrap">
                    <strong>{number}</strong>
                    <Text size="small" tone="secondary">
                      {wordsOf(certificate)}
                    </Text>
                  </Stack>
                  <Row wrap gap="small">
                    <PaperButton
                      call="GET /api/certificates/{id}/pdf"
                      input={{ id: certificate.id }}
                      label={`PDF of ${number}`}
                    >
                      PDF
                    </PaperButton>
                    {mayVoid && !certificate.voidedAt && (
                      <Button
                        size="small"
                        aria-label={`Void ${number}`}
                        onClick={() => address.set({ void: certificate.id })}
                      >
                        Void
                      </Button>
                    )}
                  </Row>
                </Row>
              </Row>
            )
          })}
        </Surface>
      )}
      <Overlay of={address.get('certify')} onClose={() => address.set({ certify: null })}>
        {(overlay) => <IssueDialog order={order} {...overlay} />}
      </Overlay>
      <Overlay
        of={certificates.find(({ id }) => String(id) === address.get('void'))}
        onClose={() => address.set({ void: null })}
      >
        {(overlay, certificate) => <VoidDialog certificate={certificate} {...overlay} />}
      </Overlay>
    </>
  )
}

const wordsOf = ({ issuedAt, voidedAt, voidReason }: Certificate) =>
  voidedAt ? `Void since ${date(voidedAt)}: ${voidReason}` : `Issued on ${date(issuedAt)}`
