/** Keeps the ticks of an exported file in the browser that shows it. Old browsers read it too, so it is written for them. */
export const tickScript = `(function () {
  var boxes = [].slice.call(document.querySelectorAll('input[data-item]'));
  var packed = document.getElementById('packed');
  var kept = document.getElementById('kept');
  var key = document.documentElement.getAttribute('data-key');
  function count() {
    if (!packed) return;
    var done = boxes.filter(function (box) { return box.checked; }).length;
    packed.textContent = done + ' / ' + boxes.length + ' ' + document.documentElement.getAttribute('data-packed');
  }
  function lost() {
    if (kept) kept.textContent = kept.getAttribute('data-lost');
  }
  function keep() {
    var ticks = {};
    boxes.forEach(function (box) { ticks[box.getAttribute('data-item')] = box.checked; });
    try { localStorage.setItem(key, JSON.stringify(ticks)); } catch (error) { lost(); }
  }
  try {
    var before = JSON.parse(localStorage.getItem(key) || '{}');
    boxes.forEach(function (box) {
      var tick = before[box.getAttribute('data-item')];
      if (typeof tick === 'boolean') box.checked = tick;
    });
  } catch (error) { lost(); }
  boxes.forEach(function (box) { box.addEventListener('change', function () { keep(); count(); }); });
  count();
})();`;
