import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

type Open = 'question' | 'form' | 'sheet' | null;

const paragraph = 'A long walk along the river, lunch where the market ends, and the old town once the heat has gone. ';

export function DialogSection() {
  const [open, setOpen] = useState<Open>(null);
  const common = { onClose: () => setOpen(null), closeLabel: 'Close' };
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => setOpen('question')}>
        Question
      </Button>
      <Button kind="secondary" onClick={() => setOpen('form')}>
        Form
      </Button>
      <Button kind="secondary" onClick={() => setOpen('sheet')}>
        Sheet
      </Button>
      <Dialog
        {...common}
        open={open === 'question'}
        title="Delete this trip?"
        description="It disappears from all your devices. This cannot be undone."
        actions={
          <>
            <Button kind="danger">Delete</Button>
            <Button kind="quiet" onClick={() => setOpen(null)}>
              Keep it
            </Button>
          </>
        }
      />
      <Dialog
        {...common}
        open={open === 'form'}
        title="Name this trip"
        actions={<Button onClick={() => setOpen(null)}>Save</Button>}
      >
        <TextField label="Name" defaultValue="Easter in Lisbon" />
      </Dialog>
      <Sheet
        {...common}
        open={open === 'sheet'}
        title="Day 2 in Lisbon"
        description="Longer than the screen: the middle scrolls, title and buttons stay."
        actions={<Button onClick={() => setOpen(null)}>Done</Button>}
      >
        <p>{paragraph.repeat(30)}</p>
      </Sheet>
    </div>
  );
}
