import { Luggage } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorPanel } from '#src/ui/ErrorPanel.tsx';
import { Specimen } from '../Specimen.tsx';

export function PanelSection() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Specimen state="empty">
        <EmptyState
          level={2}
          title="No trips yet"
          picture={<Luggage className="size-16" strokeWidth={1.25} />}
          action={<Button>Plan the first one</Button>}
        >
          Trips you save are here, also without a connection.
        </EmptyState>
      </Specimen>
      <Specimen state="error: takes the focus, so it waits to be asked for">
        {failed ? (
          <ErrorPanel
            title="An error occurred while planning your trip"
            message="Please try again later"
            details="What you typed is kept."
            action={
              <>
                <Button>Try again</Button>
                <Button kind="quiet" onClick={() => setFailed(false)}>
                  Back
                </Button>
              </>
            }
          />
        ) : (
          <Button kind="secondary" className="self-start" onClick={() => setFailed(true)}>
            Fail
          </Button>
        )}
      </Specimen>
    </>
  );
}
